// The drawings' own measure: it keeps the place of a picture that has not come yet.
export const bannerPicture = { width: 1600, height: 640 };

// The lines of most captions and, where they stand below it, the controls: the card has its height before they come.
export const captionHeight = { xs: 154, sm: 130, md: 90 };
export const controlsHeight = 52;

export const bannerCard = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
