import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the system of the example sends. Its names, its pages and its errors are not those of the contracts. */
export type Text = { es: string; en: string; zh: string };
export type Price = { amount: string; currency: string };
export type Article = {
  no: number;
  sku: string;
  title: Text;
  group: number;
  prices: { list: Price; volume: (Price & { from: number }) | null };
  flags: ('NEW' | 'OFFER')[];
};
export type Group = { no: number; parent: number | null; title: Text };
export type Page<Row> = { page: number; pages: number; rows: Row[] };
export type Position = { pos: number; qty: number; unitPrice: string; article: Article };
export type Basket = { revision: string; positions: Position[] };
export type ErpOrder = {
  key: number;
  no: string;
  reference: string;
  customer: number;
  placed: string;
  state: 'OPEN' | 'PICKED' | 'SENT';
  amounts: { net: string; vat: string; gross: string; vatRate: string };
  remark: string;
  positions: Position[];
};
export type Login = { session: string; customer: { no: number; company: string; mail: string } };
export type Settings = {
  vatRate: string;
  company: string;
  street: string;
  phone: string;
  mail: string;
  about: Text;
};

const pageSize = 500;
const vatRate = 16;
const account = { user: 'buyer', pass: 'buyer-pass', no: 7, company: 'Ferretería Central', mail: 'buyer@example.com' };

const settings: Settings = {
  vatRate: String(vatRate),
  company: 'Herrajes del Norte',
  street: '12 Dock Street',
  phone: '+1 555 0100',
  mail: 'sales@example.com',
  about: { es: 'Herrajes desde 1970.', en: 'Hardware since 1970.', zh: '始于1970年的五金。' },
};

const createArticle = (company: number, index: number): Article => {
  const no = company * 100_000 + index;
  return {
    no,
    sku: `A-${no}`,
    title: { es: `Bisagra ${index}`, en: `Hinge ${index}`, zh: `铰链 ${index}` },
    group: company * 10 + (index % 2),
    prices: {
      list: { amount: `${(index % 90) + 1}.50`, currency: 'USD' },
      volume: index % 3 === 0 ? { amount: `${(index % 90) + 1}.00`, currency: 'USD', from: 10 } : null,
    },
    flags: [...(index % 50 === 1 ? (['OFFER'] as const) : []), ...(index % 50 === 2 ? (['NEW'] as const) : [])],
  };
};

const createGroups = (company: number): Group[] => [
  { no: company * 10, parent: null, title: { es: 'Puertas', en: 'Doors', zh: '门' } },
  { no: company * 10 + 1, parent: company * 10, title: { es: 'Ventanas', en: 'Windows', zh: '窗' } },
];

class ErpError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.status = status;
    this.code = code;
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toXml = ({ code, message }: ErpError) =>
  `<?xml version="1.0"?><error><code>${code}</code><text>${escape(message)}</text></error>`;

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
};

const unitPrice = ({ prices: { list, volume } }: Article, qty: number) =>
  volume && qty >= volume.from ? volume.amount : list.amount;

type ErpRequest = { method: string; url: URL; body: Record<string, unknown>; headers: IncomingMessage['headers'] };

const createErp = (articleCount: number) => {
  const articles = new Map([1, 2].map((company) => [company, [] as Article[]]));
  for (const [company, rows] of articles)
    for (let index = 1; index <= articleCount; index += 1) rows.push(createArticle(company, index));
  const baskets = new Map<number, Map<number, Omit<Position, 'unitPrice'>>>();
  const orders: (ErpOrder & { company: number })[] = [];
  const sessions = new Set<string>();
  let lastPosition = 0;

  const getLines = (company: number) => {
    const lines = baskets.get(company) ?? new Map<number, Omit<Position, 'unitPrice'>>();
    baskets.set(company, lines);
    return lines;
  };

  const readBasket = (company: number): Basket => {
    const positions = [...getLines(company).values()].map((line) => ({
      ...line,
      unitPrice: unitPrice(line.article, line.qty),
    }));
    const revision = createHash('sha256')
      .update(JSON.stringify([positions, orders.length]))
      .digest('hex')
      .slice(0, 12);
    return { revision: `"${revision}"`, positions };
  };

  const placeOrder = (company: number, body: ErpRequest['body'], revision: string | undefined): ErpOrder => {
    const reference = String(body.reference);
    const known = orders.find((order) => order.reference === reference);
    if (known && known.remark !== body.remark)
      throw new ErpError(422, 'REUSED', 'The reference belongs to another order');
    if (known) return known;
    const basket = readBasket(company);
    if (basket.positions.length === 0) throw new ErpError(409, 'EMPTY', 'The basket is empty');
    if (revision !== undefined && revision !== basket.revision)
      throw new ErpError(412, 'CHANGED', 'The basket has changed');
    const net = basket.positions.reduce((sum, { qty, unitPrice: price }) => sum + qty * Number(price), 0);
    const vat = (net * vatRate) / 100;
    const key = orders.length + 1;
    const order = {
      key,
      no: `SO-${String(key).padStart(5, '0')}`,
      reference,
      customer: account.no,
      company,
      placed: new Date().toISOString(),
      state: 'OPEN' as const,
      amounts: {
        net: net.toFixed(2),
        vat: vat.toFixed(2),
        gross: (net + vat).toFixed(2),
        vatRate: String(vatRate),
      },
      remark: body.remark as string,
      positions: basket.positions,
    };
    orders.push(order);
    getLines(company).clear();
    return order;
  };

  const signIn = ({ user, pass }: Record<string, unknown>): Login => {
    if (user !== account.user || pass !== account.pass)
      throw new ErpError(401, 'LOGIN', 'User & password do not match');
    const session = randomUUID();
    sessions.add(session);
    return { session, customer: { no: account.no, company: account.company, mail: account.mail } };
  };

  const answerSignedIn = ({ method, url, body, headers }: ErpRequest, company: number, rows: Article[]): unknown => {
    const [, resource, id] = url.pathname.split('/').slice(1);
    if (resource === 'basket' && method === 'PUT') {
      const article = rows.find(({ no }) => no === Number(id));
      if (!article) throw new ErpError(404, 'ARTICLE', 'There is no such article');
      const lines = getLines(company);
      const pos = lines.get(article.no)?.pos ?? (lastPosition += 1);
      lines.set(article.no, { pos, qty: Number(body.qty), article });
    } else if (resource === 'basket' && method === 'DELETE') {
      for (const [no, { pos }] of getLines(company)) if (pos === Number(id)) getLines(company).delete(no);
    }
    if (resource === 'basket') return readBasket(company);
    if (method === 'POST') return placeOrder(company, body, headers['if-match']);
    const own = orders.filter((order) => order.company === company);
    if (id === undefined) return own.toReversed();
    const order = own.find(({ key }) => key === Number(id));
    if (!order) throw new ErpError(404, 'ORDER', 'There is no such order');
    return order;
  };

  return (request: ErpRequest): unknown => {
    const { url, body, headers } = request;
    const company = Number(url.searchParams.get('company') ?? 1);
    const rows = articles.get(company);
    if (!rows) throw new ErpError(404, 'COMPANY', 'There is no such company');
    if (url.pathname === '/erp/session' && request.method === 'POST') return signIn(body);
    if (url.pathname === '/erp/settings') return settings;
    if (url.pathname === '/erp/groups') return createGroups(company);
    if (url.pathname === '/erp/articles') {
      const page = Number(url.searchParams.get('page') ?? 1);
      const pages = Math.ceil(rows.length / pageSize);
      return { page, pages, rows: rows.slice((page - 1) * pageSize, page * pageSize) } satisfies Page<Article>;
    }
    const session = String(headers['x-erp-session']);
    if (!/^\/erp\/(basket|orders|session)\b/.test(url.pathname))
      throw new ErpError(404, 'PATH', 'There is no such address');
    if (!sessions.has(session)) throw new ErpError(401, 'SESSION', 'Sign in first');
    if (url.pathname === '/erp/session') return { ended: sessions.delete(session) };
    const customer = url.searchParams.get('customer');
    if (customer !== null && Number(customer) !== account.no)
      throw new ErpError(404, 'CUSTOMER', 'There is no such customer');
    return answerSignedIn(request, company, rows);
  };
};

/** A company's system with two companies, pages of 500 articles, errors in XML, and one customer. */
export const startErp = async ({ port = 0, articles = 1_201 } = {}) => {
  const erp = createErp(articles);
  const requests: string[] = [];
  const answer = async (incoming: IncomingMessage) => {
    const { method = 'GET', headers } = incoming;
    requests.push(`${method} ${incoming.url}`);
    try {
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const found = erp({ method, url, headers, body: await readBody(incoming) });
      return { status: 200, type: 'application/json', body: JSON.stringify(found) };
    } catch (error) {
      const known = error instanceof ErpError ? error : new ErpError(500, 'FAILURE', String(error));
      return { status: known.status, type: 'application/xml', body: toXml(known) };
    }
  };
  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then(({ status, type, body }) => {
      outgoing.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`,
    /** What was asked for, with the oldest first. */
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};
