import type { Language } from '@/shared/i18n/languages';

import { drawStudio } from './drawProduct';
import { createPen } from './pen';
import { caption, d, ellipse, group, path, roundedRect, stroke, svgDocument } from './svgParts';

const captions: Record<Language, string> = { es: 'Sin imagen', en: 'No image', zh: '暂无图片' };

/** Placeholder for an item without a picture: an empty frame and a line of text in the given language. */
export const drawPlaceholder = (language: Language) => {
  const pen = createPen();
  const content =
    drawStudio(pen, '#e9e6e1') +
    group(roundedRect(112, 92, 176, 150, 14, '#f8f6f2'), `filter="${pen.shadow(4, 7, 7)}"`) +
    roundedRect(126, 106, 148, 122, 7, '#dfdad1') +
    path(d`M126 208L168 158L200 192L226 166L274 212V221Q274 228 267 228H133Q126 228 126 221Z`, '#c3bcb0') +
    ellipse(236, 138, 14, 14, '#f3efe7') +
    stroke(d`M118 262L282 72`, '#a9a296', 5, 'opacity=".55"') +
    caption(captions[language], 200, 306, 25, '#6b655c');
  return svgDocument(400, 400, pen.definitions() + content);
};
