import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no fetch; msw needs Node's, with its streams. (Not MessageChannel:
// React's scheduler would use it and keep the run alive.) jsdom's own URL takes fifty times as long.
const fromNode = {
  URL,
  URLSearchParams,
  fetch,
  Headers,
  Request,
  Response,
  FormData,
  Blob,
  File,
  AbortController,
  AbortSignal,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoderStream,
  TextDecoderStream,
  CompressionStream,
  DecompressionStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
  Uint8Array,
  ArrayBuffer,
};

// No style rule looks at these, and they differ from element to element.
const ignored = new Set(
  'id href src alt title name value for aria-label aria-labelledby aria-describedby aria-controls'.split(' '),
);

const describeElement = (element) =>
  element
    .getAttributeNames()
    .filter((name) => !ignored.has(name))
    .reduce(
      (text, name) => `${text} ${name}=${element.getAttribute(name)}`,
      element.firstChild ? element.localName : `empty ${element.localName}`,
    );

const hides = /^[^@]*(display|visibility|pointer-events):/;

/** jsdom draws nothing, so all other style rules would only slow down each look at the computed style of an element. */
const keepHidingRules = ({ HTMLStyleElement, CSSStyleSheet }) => {
  HTMLStyleElement.prototype.appendChild = (node) => node;
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, at) {
    return hides.test(rule) ? insertRule.call(this, rule, Math.min(at, this.cssRules.length)) : 0;
  };
};

/**
 * Role queries look at the style of each element, for which jsdom matches all rules of all sheets. An element with the
 * same tag and attributes, in ancestors with the same, has the same style: it is looked up once.
 */
const rememberStyles = (window) => {
  const { getComputedStyle } = window;
  const styles = [];
  const places = new Map();
  let placeOf = new WeakMap();
  const forget = () => (placeOf = new WeakMap());
  const changes = new window.MutationObserver(forget);
  changes.observe(window.document, { attributes: true, childList: true, subtree: true });

  const findPlace = (element) => {
    if (!element) return -1;
    const known = placeOf.get(element);
    if (known !== undefined) return known;
    const description = `${findPlace(element.parentElement)} ${describeElement(element)}`;
    const place = places.get(description) ?? places.size;
    places.set(description, place);
    placeOf.set(element, place);
    return place;
  };

  window.getComputedStyle = (element, ...rest) => {
    if (!element.isConnected) return getComputedStyle(element, ...rest);
    if (changes.takeRecords().length > 0) forget();
    return (styles[findPlace(element)] ??= getComputedStyle(element, ...rest));
  };
};

export default class JsdomEnvironment extends TestEnvironment {
  channels = new Set();

  constructor(...args) {
    super(...args);
    keepHidingRules(this.global);
    rememberStyles(this.global);
    const { channels } = this;
    class TrackedChannel extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    }
    for (const [name, value] of Object.entries({ ...fromNode, BroadcastChannel: TrackedChannel })) {
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true });
    }
  }

  // An open channel would keep the whole run alive.
  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }

  // The browser builds of msw and its parts are ES modules; Node's are not.
  exportConditions() {
    return ['require', 'node', 'default'];
  }
}
