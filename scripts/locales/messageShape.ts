import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const getShape = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...getShape(element.children)];
      case TYPE.select: {
        const options = Object.entries(element.options);
        const choices = options.map(([option]) => option).sort();
        return [`{${element.value}: ${choices.join('|')}}`, ...options.flatMap(([, { value }]) => getShape(value))];
      }
      case TYPE.plural:
        return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => getShape(value))];
      case TYPE.date:
        return [`{${element.value}: date}`];
      case TYPE.time:
        return [`{${element.value}: time}`];
      // A language without plural forms may use a plain number.
      case TYPE.argument:
      case TYPE.number:
        return [`{${element.value}}`];
    }
  });

/** The arguments and tags of a message, which must match in every language. Throws on a malformed one. */
export const messageShape = (message: string) => [...new Set(getShape(parse(message)))].sort().join(' ');
