// The drawings' own measure: it keeps the place of a picture that has not come yet.
export const bannerPicture = { width: 1600, height: 640 };

// The lines of most captions, so that the card has its height before they come.
export const captionHeight = { xs: 112, sm: 88 };

export const bannerCard = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
