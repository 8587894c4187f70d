import { defineMessage } from '@formatjs/intl';
import { defineMessages, useIntl } from 'react-intl';

import { maxSharedLines, toListHash } from '@/features/favourites/state/listExchange';
import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useCsvDownload } from '@/shared/i18n/useCsvDownload';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { lineMessages } from '@/shared/ui/lineMessages';

import { type SharedContent, type SharedLine, toSharedText } from './sharedLines';

const messages = {
  ...defineMessages({
    linkCopied: {
      id: 'sharing.linkCopied',
      defaultMessage: 'Link copied: whoever opens it can add the items to their own cart',
    },
    textCopied: { id: 'sharing.textCopied', defaultMessage: 'Text copied' },
    notCopied: { id: 'sharing.notCopied', defaultMessage: 'The browser did not allow copying' },
    catalog: { id: 'sharing.catalog', defaultMessage: 'Catalogue' },
  }),
  linkCut: defineMessage<{ most: number }>({
    id: 'sharing.linkCut',
    defaultMessage: 'Link copied, with the first {most, number} items. Share the rest as text or CSV.',
  }),
  line: defineMessage<{ quantity: number; name: string; code: string; price: string; total: string }>({
    id: 'sharing.line',
    defaultMessage: '{quantity, number} × {name} ({code}), {price} each: {total}',
  }),
  heading: defineMessage<{ title: string; shop: string }>({ id: 'sharing.heading', defaultMessage: '{title}, {shop}' }),
  total: defineMessage<{ total: string }>({ id: 'sharing.total', defaultMessage: 'Total before taxes: {total}' }),
};

/** Copies or downloads a cart or an order. */
export const useShare = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { siteName } = useConfig();
  const lang = useLanguage();
  const money = useMoney();
  const getCatalogName = useCatalogName();
  const downloadCsv = useCsvDownload();
  const copy = async (text: string, copied: ReturnType<typeof storefrontNotice>) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(copied);
    } catch {
      dispatch(storefrontNotice(messages.notCopied, 'error'));
    }
  };
  const formatLine = ({ quantity, name, code, unitPrice, total }: SharedLine) =>
    formatMessage(messages.line, { quantity, name, code, price: money(unitPrice), total: money(total) });
  return {
    copyLink: ({ title, lines }: SharedContent) => {
      const address = new URL(paths.cart.href({ lang }), window.location.href);
      address.hash = toListHash({ name: title, lines: [...lines] });
      const isCut = lines.length > maxSharedLines;
      return copy(
        address.href,
        isCut
          ? storefrontNotice(messages.linkCut, 'warning', { most: maxSharedLines })
          : storefrontNotice(messages.linkCopied, 'success'),
      );
    },
    copyText: ({ title, lines }: SharedContent) =>
      copy(
        toSharedText(lines, {
          heading: formatMessage(messages.heading, { title, shop: siteName }),
          formatLine,
          formatTotal: (total) => formatMessage(messages.total, { total: money(total) }),
        }),
        storefrontNotice(messages.textCopied, 'success'),
      ),
    /** Code and quantity first, in the format the order pad reads. */
    downloadCsv: ({ lines }: SharedContent, name: string) =>
      downloadCsv(
        `${name}.csv`,
        [
          [lineMessages.code, (line) => line.code],
          [lineMessages.quantity, (line) => line.quantity],
          [lineMessages.item, (line) => line.name],
          [lineMessages.unitPrice, (line) => line.unitPrice],
          [lineMessages.lineTotal, (line) => line.total],
          [messages.catalog, ({ catalogId }) => getCatalogName(catalogId, String(catalogId))],
        ],
        lines,
      ),
  };
};
