// The drawings' own measure: it keeps the place of a picture that has not come yet.
export const bannerPicture = { width: 1600, height: 640 };

// The lines of most captions and, where they stand below it, the controls: the card has its height before they come.
export const captionHeight = { xs: 'clamp(130px, 282px - 40vw, 154px)', sm: '130px', md: '114px', lg: '90px' };
export const controlsHeight = 52;

// From the laptop on it fills what a screen shows first, so that what lies below can come later.
export const heroHeight = 'clamp(424px, 100svh - var(--bar-height) - 40px, 640px)';

/** What stands in place of a picture, too, so that nothing moves when it comes. */
export const bannerPictureSize = { aspectRatio: 'var(--picture-ratio)', height: 'var(--picture-height)' } as const;

export const bannerCard = {
  '--picture-ratio': { xs: `${bannerPicture.width} / ${bannerPicture.height}`, md: 'auto' },
  '--picture-height': {
    xs: 'auto',
    md: `calc(${heroHeight} - ${captionHeight.md} - 2px)`,
    lg: `calc(${heroHeight} - ${captionHeight.lg} - 2px)`,
  },
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
