// Loaded with the first drawing of an import; the services never need it.
const createSanitizer = async () => {
  const [{ default: createPurifier }, { JSDOM }] = await Promise.all([import('dompurify'), import('jsdom')]);
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  // Drawings may repeat their own parts and contain pixels, but not refer to anything elsewhere.
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (!/^(xlink:)?href$/.test(attribute.attrName)) return;
    attribute.keepAttr = /^(#|data:image\/(png|jpeg|webp|gif);)/i.test(attribute.attrValue);
  });
  return (svg: string): string | undefined => {
    const { documentElement: root, doctype } = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
    const isSvg = root.localName === 'svg' && root.namespaceURI === 'http://www.w3.org/2000/svg';
    if (!isSvg || root.querySelector('parsererror')) return undefined;
    purifier.sanitize(root, { USE_PROFILES: { svg: true, svgFilters: true }, ADD_TAGS: ['use'], IN_PLACE: true });
    const isHarmless = purifier.removed.length === 0 && doctype === null;
    return isHarmless ? svg : new window.XMLSerializer().serializeToString(root);
  };
};

let sanitizer: ReturnType<typeof createSanitizer> | undefined;

/** The drawing without scripts, event handlers and foreign content; undefined if it is none. */
export const sanitizeSvg = async (svg: string): Promise<string | undefined> => {
  sanitizer ??= createSanitizer();
  return (await sanitizer)(svg);
};
