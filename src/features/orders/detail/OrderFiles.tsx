import { FormattedMessage } from 'react-intl';

import type { OrderWithLines } from '@/api/sentOrdersApi';
import { printPart } from '@/shared/lib/printPart';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { orderPageMessages as messages } from './orderPageMessages';
import { useOrderCsv } from './useOrderCsv';

const drawings = {
  print: 'M7 8V3.5h10V8M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  csv: 'M12 4v11M7 11l5 5 5-5M5 20h14',
};

const printPage = () => {
  const main = document.querySelector('main');
  if (main) void printPart(main);
};

/** Buttons that print the page, and that download what it shows once that is known. */
export const FileButtons = ({ onDownload }: { onDownload: (() => void) | undefined }) => (
  <>
    <Button tone="outlined" disabled={!onDownload} onClick={printPage}>
      <Icon d={drawings.print} size={20} />
      <FormattedMessage {...messages.print} />
    </Button>
    <Button tone="outlined" disabled={!onDownload} onClick={onDownload}>
      <Icon d={drawings.csv} size={20} />
      <FormattedMessage {...messages.csv} />
    </Button>
  </>
);

/** For the lines of orders. */
export const OrderFiles = ({ orders }: { orders: readonly OrderWithLines[] | undefined }) => {
  const download = useOrderCsv();
  return <FileButtons onDownload={orders && (() => download(orders))} />;
};
