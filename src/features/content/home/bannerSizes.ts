import { framed } from '@/shared/ui/styles';
// The intrinsic size of the drawings, reserved while a picture loads.
export const bannerPicture = { width: 1600, height: 640 };

// Fits most captions and, where they sit below, the controls: the height of the card is reserved before they load.
export const captionHeight = { xs: 'clamp(130px, 282px - 40vw, 154px)', sm: '130px', md: '114px', lg: '90px' };
export const controlsHeight = 52;

// From laptop width up the hero fills the first screen, so that content below it can load later.
export const heroHeight = 'clamp(424px, 100svh - var(--bar-height) - 40px, 640px)';

/** Also applied to a picture's placeholder, to avoid layout shift. */
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
  ...framed,
} as const;
