import type { ProviderRequest, ProviderResponse } from './adapter';

/** A list of 100,000 items takes some 34 MB. */
const maxResponseBytes = 64 * 1024 * 1024;

/** The provider sent something that neither the adapter nor the shop can read. */
export class BrokenResponse extends Error {
  override readonly name = 'BrokenResponse';
  readonly fields: string[];

  constructor(message: string, fields: string[] = []) {
    super(message);
    this.fields = fields;
  }
}

/** No response, or not all of it in time. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider answered with a status that is none of success. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly response: ProviderResponse;

  constructor(response: ProviderResponse) {
    super(`the provider answered with status ${response.status}`);
    this.response = response;
  }
}

const readBytes = async ({ body }: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxResponseBytes) throw new BrokenResponse(`the response is larger than ${maxResponseBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const toProviderResponse = async (response: Response): Promise<ProviderResponse> => {
  const bytes = await readBytes(response);
  const text = () => bytes.toString();
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    json: () => {
      try {
        return JSON.parse(text()) as unknown;
      } catch {
        throw new BrokenResponse('the response is not JSON');
      }
    },
  };
};

const toAddress = (base: string, { path, query = {} }: ProviderRequest) => {
  if (!path.startsWith('/')) throw new Error(`the path ${JSON.stringify(path)} does not begin with a slash`);
  const address = new URL(base + path);
  for (const [name, value] of Object.entries(query)) address.searchParams.append(name, String(value));
  return address;
};

type ProviderAccess = {
  /** The configured address of the service. */
  base: string;
  headers: Record<string, string>;
  /** Of each request. */
  timeoutMs: number;
  /** Of all of them, from now on. */
  limitMs: number;
};

/** Sends requests to the provider. Redirects are not followed: they could lead the token elsewhere. */
export const createProviderCalls = ({ base, headers, timeoutMs, limitMs }: ProviderAccess) => {
  const end = performance.now() + limitMs;
  return async (request: ProviderRequest): Promise<ProviderResponse> => {
    const { method = 'GET', body, headers: own = {} } = request;
    const isText = typeof body === 'string';
    const all = new Headers({
      ...headers,
      ...(body !== undefined && !isText && { 'content-type': 'application/json' }),
    });
    for (const [name, value] of Object.entries(own)) all.set(name, value);
    const address = toAddress(base, request);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), Math.min(timeoutMs, end - performance.now()));
    try {
      const response = await fetch(address, {
        method,
        headers: all,
        redirect: 'manual',
        signal: controller.signal,
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      });
      return await toProviderResponse(response);
    } catch (error) {
      if (error instanceof BrokenResponse) throw error;
      throw new ProviderUnreachable(`no response to ${method} ${address.pathname}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
};
