const patienceMs = 8_000;

/** Pictures outside the window have not been requested yet and would be missing on paper. */
const loadPictures = async (part: HTMLElement) => {
  const pictures = [...part.querySelectorAll('img')];
  const loaded = pictures.map(async (picture) => {
    picture.loading = 'eager';
    // A picture that cannot be loaded must not block printing.
    await picture.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};

/** Prints one part of the page without the rest; see the print rules in `globalStyles`. */
export const printPart = async (part: HTMLElement) => {
  const root = document.documentElement;
  await loadPictures(part);
  root.dataset.printing = '';
  part.dataset.print = '';
  const restore = () => {
    delete root.dataset.printing;
    delete part.dataset.print;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
};
