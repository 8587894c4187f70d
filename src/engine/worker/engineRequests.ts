import type { EngineMethod, EngineRequests, RequestOptions } from '../host/catalogEngine';

/** Number of arguments of each request, excluding its options. */
const argumentCounts: Record<EngineMethod, number> = {
  query: 1,
  priceList: 2,
  brands: 1,
  categories: 0,
  item: 1,
  items: 1,
  variants: 1,
  neighbours: 2,
  related: 2,
  highlighted: 1,
  recent: 1,
  suggest: 2,
  byCodes: 1,
  nearCodes: 2,
  checkCodes: 1,
};

type SendRequest = (
  method: EngineMethod,
  args: readonly unknown[],
  options: RequestOptions | undefined,
) => Promise<unknown>;

const methods = Object.keys(argumentCounts) as EngineMethod[];

/** Implements every engine request with a single call. */
export const engineRequests = (send: SendRequest): EngineRequests =>
  Object.fromEntries(
    methods.map((method) => {
      const count = argumentCounts[method];
      const request = (...args: unknown[]) =>
        send(method, args.slice(0, count), args[count] as RequestOptions | undefined);
      return [method, request];
    }),
  ) as EngineRequests;

type AnyRequest = (...args: unknown[]) => Promise<unknown>;

export const callRequest = (
  engine: EngineRequests,
  method: EngineMethod,
  args: readonly unknown[],
  options: RequestOptions,
): Promise<unknown> => {
  const own = Array.from({ length: argumentCounts[method] }, (_, at) => args[at]);
  return (engine[method] as AnyRequest)(...own, options);
};
