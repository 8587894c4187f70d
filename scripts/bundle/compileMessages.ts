import { parse } from '@formatjs/icu-messageformat-parser';

import { getTextPart, type TextPart } from '../../src/shared/i18n/textParts';

/** One part of a locale. Messages are parsed by the build, so that the application ships without a message parser. */
export const compileMessages = (part: TextPart) => (source: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(source) as Record<string, string>)
      .filter(([id]) => getTextPart(id) === part)
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  );
