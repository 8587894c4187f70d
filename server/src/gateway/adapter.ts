import type { Language } from '@/shared/i18n/languages';
import type { ErrorEnvelope, InventoryInputs, InventoryOutputs } from '@/contracts/inventory';
import type { OrdersInputs, OrdersOutputs } from '@/contracts/orders';
import type { PublicInputs, PublicOutputs } from '@/contracts/public';

/** A request to the provider. It carries the buyer's token and language, `If-Match` and the request's id. */
export type ProviderRequest = {
  /** GET if missing. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Follows the configured base address of the service, and begins with a slash. */
  path: string;
  query?: Record<string, string | number | boolean>;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type ProviderResponse = {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: () => string;
  /** The parsed body. */
  json: () => unknown;
};

/** What the buyer is told. A status replaces the provider's. */
export type RefusalReason = Omit<ErrorEnvelope, 'isSuccessful' | 'requestId'> & { status?: number };

export type Visitor = {
  language: Language;
  /** Of the session; missing if nobody has signed in. */
  token: string | undefined;
};

/** What an operation receives: `path`, `query` and `body` as the contract describes them, and the way to the provider. */
export type Call<Input = object> = Visitor &
  Input & {
    operationId: string;
    /** Throws a ProviderRefusal unless the status is one of success. */
    send: (request: ProviderRequest) => Promise<ProviderResponse>;
    /** To be thrown where the provider refuses with a status of success. */
    refuse: (status: number, reason: RefusalReason) => Error;
  };

/** The envelope of a success, without `isSuccessful`. */
type Answer<Envelope> = Omit<Envelope, 'isSuccessful' | 'message'> & { message?: string | null };

export type ServiceAdapter<Inputs = Record<string, object>, Outputs = Record<string, object>> = {
  /** More headers of every request to the provider, such as a key, or the token under another name. */
  toHeaders?: (visitor: Visitor) => Record<string, string>;
  /** By the name of the contract. What is not listed goes to the provider unchanged, and so does its answer; files always do. */
  operations: {
    [Name in keyof Outputs]?: (
      call: Call<Name extends keyof Inputs ? Inputs[Name] : never>,
    ) => Answer<Outputs[Name]> | Promise<Answer<Outputs[Name]>>;
  };
  /** Why the provider refused. Undefined leaves it to what the status says. */
  toRefusal?: (response: ProviderResponse) => RefusalReason | undefined;
};

/** The default export of a company's adapter.ts. */
export type Adapter = {
  public?: ServiceAdapter<PublicInputs, PublicOutputs>;
  inventory?: ServiceAdapter<InventoryInputs, InventoryOutputs>;
  orders?: ServiceAdapter<OrdersInputs, OrdersOutputs>;
};
