type PictureEvents = { onLoad?: (() => void) | undefined; onError?: () => void };

/** Event handlers of an `img`, called also for a picture that loaded or failed before the page was hydrated. */
export const pictureEvents = ({ onLoad, onError }: PictureEvents) => ({
  onLoad,
  onError,
  ref: (image: HTMLImageElement | null) => {
    if (!image?.complete) return;
    if (image.naturalWidth > 0) onLoad?.();
    // A drawing without a size of its own is no broken picture.
    else void image.decode().then(onLoad, onError);
  },
});
