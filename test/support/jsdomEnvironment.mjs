import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no fetch; msw needs Node's, with its streams. (Not MessageChannel:
// React's scheduler would use it and keep the run alive.)
const fromNode = {
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

export default class JsdomEnvironment extends TestEnvironment {
  channels = new Set();

  constructor(...args) {
    super(...args);
    // jsdom draws nothing, so style rules would only slow down each look at the computed style of an element.
    this.global.HTMLStyleElement.prototype.appendChild = (node) => node;
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
