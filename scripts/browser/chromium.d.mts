export declare const provideChromium: () => Promise<string>;
