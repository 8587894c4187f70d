import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { catalogSegments } from '@/api/catalogPairs';
import { type CatalogOrder, fetchOrderDocument } from '@/api/inventoryApi';
import type { RequestError } from '@/api/request/requestTypes';
import { useConfig } from '@/shared/config/ConfigContext';
import { saveAddress } from '@/shared/lib/downloadText';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { dimmed, framed } from '@/shared/ui/styles';
import type { OrderDocument } from '@/contracts/inventory';

import { OrderDate, useShiftedOrders } from '../OrderDate';
import { ordersMessages } from '../ordersMessages';

const messages = {
  ...defineMessages({
    title: { id: 'orders.documents', defaultMessage: 'Documents' },
    document: { id: 'orders.document', defaultMessage: 'Document' },
  }),
  download: defineMessage<{ kind: string; name: string }>({
    id: 'orders.document.download',
    defaultMessage: 'Download: {kind}, {name}',
  }),
  missing: defineMessage<{ name: string }>({
    id: 'orders.document.missing',
    defaultMessage: '{name} is no longer available. Please ask us to send it to you.',
  }),
  failed: defineMessage<{ name: string }>({
    id: 'orders.document.failed',
    defaultMessage: '{name} could not be downloaded. Please try again.',
  }),
};

const kinds: Record<string, MessageDescriptor> = {
  order: ordersMessages.order,
  ...defineMessages({
    invoice: { id: 'orders.document.invoice', defaultMessage: 'Invoice' },
    deliverynote: { id: 'orders.document.deliveryNote', defaultMessage: 'Delivery note' },
    certificate: { id: 'orders.document.certificate', defaultMessage: 'Certificate' },
  }),
};

const downloadDrawing = 'M12 4v11M7 11l5 5 5-5M5 20h14';

/** Unknown kinds are shown as received, like statuses. */
const useKindName = () => {
  const { formatMessage } = useIntl();
  return (kind: string | null) => {
    const word = kind?.trim() ?? '';
    const known = Object.hasOwn(kinds, word.toLowerCase()) ? kinds[word.toLowerCase()] : undefined;
    return known ? formatMessage(known) : word || formatMessage(messages.document);
  };
};

const isGone = ({ status }: RequestError) => status === 404 || status === 410;

/** Fetched with the session, which a plain link would not carry. */
const useDownload = ({ catalogId, clientId, orderId }: CatalogOrder) => {
  const dispatch = useAppDispatch();
  const segments = catalogSegments(useConfig(), catalogId);
  const [saving, setSaving] = useScreenState<string | null>('orders/documentSaving', null);
  const save = async (documentId: string, name: string) => {
    if (!segments || saving !== null) return;
    setSaving(documentId);
    try {
      const { data, error } = await dispatch(fetchOrderDocument({ ...segments, clientId, orderId, documentId }));
      if (data !== undefined) saveAddress(name, data);
      else
        dispatch(accountNotice(isGone(error as RequestError) ? messages.missing : messages.failed, 'error', { name }));
    } finally {
      setSaving(null);
    }
  };
  return { saving, save };
};

/** Invoices and the like, to download. */
export const OrderDocuments = ({ order, documents }: { order: CatalogOrder; documents: readonly OrderDocument[] }) => {
  const { formatMessage, formatNumber } = useIntl();
  const nameKind = useKindName();
  const { saving, save } = useDownload(order);
  const shifted = useShiftedOrders(documents.map((document) => ({ ...document, date: document.date ?? '' })));
  return (
    <section aria-labelledby="order-documents">
      <Box component="h2" id="order-documents" sx={{ typography: 'h3', m: 0, mb: 2 }}>
        {formatMessage(messages.title)}
      </Box>
      <Box
        component="ul"
        aria-live="polite"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          ...framed,
        }}
      >
        {shifted.map(({ documentId, kind, name, size, date }) => {
          const kindName = nameKind(kind);
          const fileName = name ?? kindName;
          return (
            <Box
              component="li"
              key={documentId}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 2,
                px: 2,
                py: 1,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{kindName}</strong>
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    columnGap: 2,
                    color: 'text.secondary',
                    fontSize: '0.875rem',
                  }}
                >
                  <span>{name}</span>
                  {size !== null && (
                    <span>{formatNumber(Math.ceil(size / 1024), { style: 'unit', unit: 'kilobyte' })}</span>
                  )}
                  {date !== '' && <OrderDate date={date} dateStyle="medium" />}
                </Box>
              </Box>
              <Button
                tone="icon"
                aria-label={formatMessage(messages.download, { kind: kindName, name: fileName })}
                aria-disabled={saving !== null}
                data-hint=""
                sx={{ flex: 'none', displayPrint: 'none', ...dimmed }}
                onClick={() => void save(documentId, fileName)}
              >
                <Icon d={downloadDrawing} size={20} />
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
};
