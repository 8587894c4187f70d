import { createContext } from 'react';

/** Set on the server, whose sanitiser needs no document. */
export const SanitizerContext = createContext<((html: string) => string) | null>(null);
