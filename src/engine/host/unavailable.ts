/** In place of an item, or of what a code stands for, which may be in a catalogue that could not be loaded. */
export const notKnown = 'notKnown';

export const createUnavailableError = (): Error =>
  Object.assign(new Error('No catalogue could be loaded'), { name: 'CatalogsUnavailable' });

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CatalogsUnavailable';
