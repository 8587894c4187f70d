import { createRequire } from 'node:module';

// jsdom computes styles by matching each element against hundreds of rules, most of which name a class that
// the element lacks: that can be checked without the selector engine.
const selectors = createRequire(import.meta.url)('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const plain = /^[\w\s.:,>+~#*-]+$/;

/** For a selector without commas, the class or tag that a matching element must have. */
const needOf = (selector) => {
  const own = selector.split(/[\s>+~]+/).at(-1);
  const className = /\.([\w-]+)/.exec(own)?.[1];
  const tag = /^[a-z][a-z0-9-]*/i.exec(own)?.[0].toLowerCase();
  if (className) return ({ classes }) => classes.includes(className);
  return tag ? ({ localName }) => localName === tag : null;
};

const needs = new Map();

/** Null if it can only be decided by matching. */
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
