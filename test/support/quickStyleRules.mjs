import { createRequire } from 'node:module';

// What a page looks like is worked out by holding each element against hundreds of rules, most of which name a class
// that the element has not: that is seen without asking the engine of selectors.
const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const plain = /^[\w\s.:,>+~#*-]+$/;

/** Of one selector without commas, the class or the tag that whatever it matches must have. */
const needOf = (selector) => {
  const own = selector.split(/[\s>+~]+/).at(-1);
  const className = /\.([\w-]+)/.exec(own)?.[1];
  const tag = /^[a-z][a-z0-9-]*/i.exec(own)?.[0].toLowerCase();
  if (className) return ({ classes }) => classes.includes(className);
  return tag ? ({ localName }) => localName === tag : null;
};

const needs = new Map();

/** Null where nothing can be said before it is tried. */
const needsOf = (text) => {
  const known = needs.get(text);
  if (known !== undefined) return known;
  const found =
    typeof text === 'string' && plain.test(text) ? text.split(',').map((selector) => needOf(selector.trim())) : [null];
  const kept = found.includes(null) ? null : found;
  needs.set(text, kept);
  return kept;
};

const classesOf = (element) => (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);

selectors.matchesDontThrow = (element, text) => {
  const anyOf = needsOf(text);
  if (anyOf) {
    const { localName } = element;
    const classes = classesOf(element);
    if (!anyOf.some((has) => has({ localName, classes }))) return false;
  }
  return matchesDontThrow(element, text);
};
