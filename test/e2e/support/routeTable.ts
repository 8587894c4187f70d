import type { Language } from '@/shared/i18n/languages';
import { paths, slugify } from '@/shared/routing/paths';
import { writeSentOrders } from '@/shared/routing/sentOrders';

import { getMessages } from './messages';
import { seededOrder } from './seededOrder';

/** A screen's heading: a message, content of the public service, a category, item or order name. */
type Heading =
  | { message: string }
  | { service: string; field: 'title' | 'name' }
  | { category: number }
  | { item: number }
  | { message: string; order: string };

export type RouteRow = {
  name: string;
  href: (lang: Language) => string;
  heading: Heading;
  /** A message, the heading itself, or the site's default title. */
  title: { message: string } | 'heading' | 'default';
  access?: 'private' | 'visitors';
};

const row = (
  name: string,
  href: (place: { lang: Language }) => string,
  heading: Heading,
  title: RouteRow['title'],
  access?: RouteRow['access'],
): RouteRow => ({ name, href: (lang) => href({ lang }), heading, title, ...(access && { access }) });

const named = (message: string): [Heading, RouteRow['title']] => [{ message }, { message }];
const served = (service: string, field: 'title' | 'name'): [Heading, RouteRow['title']] => [
  { service, field },
  'heading',
];

const category = (id: number): [Heading, RouteRow['title']] => [{ category: id }, 'heading'];

// The dashboard greets the client.
const dashboard: [Heading, RouteRow['title']] = [{ message: 'account.greeting' }, { message: 'page.dashboard' }];

const anOrder = 'an order';
const sentOrders = 'sent orders';

export const routeTable: RouteRow[] = [
  row('home', paths.language.href, { service: 'layout', field: 'title' }, 'default'),
  row(
    'stock item',
    ({ lang }) => paths.stockItem.href({ lang, name: 'Another name', id: 1001 }),
    { item: 1001 },
    'heading',
  ),
  row('compare', paths.compare.href, ...named('page.compare')),
  row('contact', paths.contact.href, { service: 'contact', field: 'title' }, { message: 'page.contact' }),
  row('terms', paths.terms.href, ...named('page.terms')),
  row('one of the terms', ({ lang }) => paths.terms.href({ lang, id: 1 }), ...served('terms', 'title')),
  row('brands', paths.brands.href, ...named('page.brands')),
  row('about', paths.about.href, { service: 'about', field: 'title' }, { message: 'page.about' }),
  row('catalogue', paths.catalogue.href, ...named('page.catalogue')),
  row('a page of the catalogue', ({ lang }) => paths.catalogue.href({ lang, page: 2 }), ...named('page.catalogue')),
  row('a category', ({ lang }) => paths.category.href({ lang, category: 'kitchen-1-100' }), ...category(100)),
  row(
    'a page of a category',
    ({ lang }) => paths.category.href({ lang, category: 'kitchen-1-100', page: 2 }),
    ...category(100),
  ),
  row('a subcategory', ({ lang }) => paths.subcategory.href({ lang, subcategory: 'cookware-1-110' }), ...category(110)),
  row(
    'a second-level subcategory',
    ({ lang }) => paths.subcategory2.href({ lang, subcategory2: 'frying-pans-1-111' }),
    ...category(111),
  ),
  row('offers', paths.offers.href, ...named('page.offers')),
  row(
    'an offer',
    ({ lang }) => paths.offer.href({ lang, slug: 'complete-table' }),
    ...served('offer/slug?slug=complete-table', 'title'),
  ),
  row('videos', paths.videos.href, ...named('page.videos')),
  row('product lines', paths.productLines.href, ...named('page.productLines')),
  row(
    'a product line',
    ({ lang }) => paths.productLine.href({ lang, id: 1 }),
    ...served('product-line/read?id=1', 'name'),
  ),
  row('the login area', paths.oauth.href, ...named('page.login'), 'visitors'),
  row('login', paths.oauthLogin.href, ...named('page.login'), 'visitors'),
  row('an account request', paths.accountRequest.href, ...named('page.accountRequest'), 'visitors'),
  row('forgotten password', paths.forgotPassword.href, ...named('page.forgotPassword')),
  row('the client area', paths.client.href, ...dashboard, 'private'),
  row('the cart', paths.cart.href, ...named('page.cart'), 'private'),
  row('my data', paths.ownData.href, ...named('page.ownData'), 'private'),
  row('approvals', paths.approvals.href, ...named('page.approvals'), 'private'),
  row('people', paths.people.href, ...named('page.people'), 'private'),
  row('passkeys', paths.passkeys.href, ...named('page.passkeys'), 'private'),
  row('change password', paths.changePassword.href, ...named('page.changePassword'), 'private'),
  row('orders', paths.orders.href, ...named('page.orders'), 'private'),
  row('quotes', paths.quotes.href, ...named('page.quotes'), 'private'),
  row('bought', paths.bought.href, ...named('page.bought'), 'private'),
  row(
    anOrder,
    ({ lang }) => paths.order.href({ lang, catalogId: 1, orderId: 1 }),
    { message: 'orders.one.title', order: '' },
    'heading',
    'private',
  ),
  row(sentOrders, ({ lang }) => paths.orderSent.href({ lang, orders: '1-1' }), ...named('page.orderSent'), 'private'),
  row('the order pad', paths.orderPad.href, { message: 'orderPad.title' }, { message: 'page.orderPad' }, 'private'),
  row('favourites', paths.favourites.href, { message: 'favourites.title' }, { message: 'page.favourites' }, 'private'),
  row('not found', paths.notFound.href, ...named('page.notFound')),
];

/** The client's orders are only known once the application runs: uses the newest. */
export const withOrder = async (row: RouteRow, url: string): Promise<RouteRow> => {
  if (row.name !== anOrder && row.name !== sentOrders) return row;
  const { orderId, orderNumber } = await seededOrder(url);
  const orders = writeSentOrders([{ catalogId: 1, orderId }]);
  if (row.name === sentOrders) return { ...row, href: (lang) => paths.orderSent.href({ lang, orders }) };
  return {
    ...row,
    href: (lang) => paths.order.href({ lang, catalogId: 1, orderId }),
    heading: { message: 'orders.one.title', order: orderNumber },
  };
};

type ResponseBody = { data: Record<string, unknown> | Record<string, unknown>[] };

type FetchedRecords = Promise<Record<string, unknown>[]>;

// Services' content does not change while the application runs, and whole lists are fetched for one name.
const responses = new Map<string, FetchedRecords>();

const fetchRecords = async (address: string, language: Language): FetchedRecords => {
  const response = await fetch(address, { headers: { 'X-Language': language } });
  const { data } = (await response.json()) as ResponseBody;
  return Array.isArray(data) ? data : [data];
};

const fetchOnce = (address: string, language: Language): FetchedRecords => {
  const records = responses.get(`${language} ${address}`) ?? fetchRecords(address, language);
  responses.set(`${language} ${address}`, records);
  return records;
};

const categoriesAt = `/services/inventory/api/Categories/GetCategoriesByCompany/1/1/1`;

const fetchText = async (url: string, heading: Heading, language: Language): Promise<string> => {
  if ('order' in heading) return getMessages(language)(heading.message).replace('{number}', heading.order);
  if ('message' in heading) return getMessages(language)(heading.message).replace('{name}', 'Talleres Demo');
  if ('category' in heading) {
    const all = await fetchOnce(url + categoriesAt, language);
    return String(all.find(({ stockCategoryId }) => stockCategoryId === heading.category)?.name);
  }
  if ('item' in heading) {
    const all = await fetchOnce(`${url}/services/inventory/api/StockItems/GetStockItemsByCompany/1/1/1`, language);
    return String(all.find(({ stockItemId }) => stockItemId === heading.item)?.name);
  }
  const [record] = await fetchOnce(`${url}/services/public/publics/${heading.service}`, language);
  return String(record?.[heading.service === 'layout' ? 'aside_title' : heading.field]);
};

/** The expected heading and title of a row, in a language. */
export const expectedAt = async (url: string, { href, heading, title }: RouteRow, language: Language) => {
  const text = await fetchText(url, heading, language);
  const name = title === 'heading' ? text : title === 'default' ? '' : getMessages(language)(title.message);
  // A wrong name in an item's URL is corrected.
  const address =
    'item' in heading ? paths.stockItem.href({ lang: language, name: text, id: heading.item }) : href(language);
  // A category's URL works with any name before its ids; the canonical one has the current name.
  const canonical =
    'category' in heading
      ? address.replace(/[^/]+(-1-\d+)/, (_, ids: string) => encodeURIComponent(slugify(text)) + ids)
      : address;
  return { address, canonical, heading: text, title: name ? `${name} · Medida` : 'Productos hechos a medida' };
};
