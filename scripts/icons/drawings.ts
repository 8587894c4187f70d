export type Branding = { siteName: string; siteTitle: string; primary: string; secondary: string };

const ink = '#ffffff';

/** The navigation bar's logo on the brand colour; `scale` leaves room for cropping. */
const mark = ({ primary, secondary }: Branding, scale: number) => {
  const offset = (32 - 32 * scale) / 2;
  return (
    `<g transform="translate(${offset} ${offset}) scale(${scale})">` +
    `<path d="M2 2h9v19h19v9H2z" fill="${ink}"/>` +
    `<path d="M7 7h4M8.500 12h2.500M7 17h4M15 25v-4M20 23.500v-2.500M25 25v-4" stroke="${primary}" stroke-width="1.600"/>` +
    `<circle cx="22.500" cy="9.500" r="4.500" fill="${secondary}" stroke="${ink}" stroke-width="1"/></g>`
  );
};

const tile = (branding: Branding, radius: number, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${branding.primary}"/>${mark(branding, scale)}</svg>`;

export const roundedIcon = (branding: Branding) => tile(branding, 7, 0.66);
export const fullIcon = (branding: Branding) => tile(branding, 0, 0.62);
/** Devices may crop it to a circle of four fifths of its size. */
export const maskableIcon = (branding: Branding) => tile(branding, 0, 0.5);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** 1200 × 630, the preview image for links to the site. */
export const sharePage = (branding: Branding, { fontUrl, sceneUrl }: { fontUrl: string; sceneUrl: string }) => {
  const icon = `data:image/svg+xml;base64,${Buffer.from(roundedIcon(branding)).toString('base64')}`;
  return `<!doctype html><style>
    @font-face { font-family: Figtree; src: url(${fontUrl}); font-weight: 300 900 }
    * { margin: 0 } body { width: 1200px; height: 630px; font-family: Figtree, sans-serif; color: #16211e; background: #fff }
    img.scene { position: absolute; right: 0; top: 0; width: 700px; height: 630px; object-fit: cover; object-position: 90% 100% }
    main { position: absolute; inset: 0 auto 0 0; width: 520px; padding: 0 56px; box-sizing: border-box;
      display: flex; flex-direction: column; justify-content: center; background: #fff }
    img.icon { width: 96px; height: 96px }
    h1 { font-size: 76px; line-height: 1; letter-spacing: -0.03em; margin: 36px 0 20px; font-weight: 700; overflow-wrap: anywhere }
    p { font-size: 34px; line-height: 1.25; color: #4a5a55 }
    i { display: block; width: 72px; height: 6px; background: ${branding.secondary}; margin-top: 40px }
  </style><img class="scene" src="${sceneUrl}"><main><img class="icon" src="${icon}"><h1>${escaped(branding.siteName)}</h1>
  <p>${escaped(branding.siteTitle)}</p><i></i></main>`;
};
