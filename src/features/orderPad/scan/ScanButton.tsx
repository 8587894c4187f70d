import { defineMessages } from '@formatjs/intl';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { lazyPart } from '@/shared/ui/lazyPart';

const messages = defineMessages({
  scan: { id: 'scan.open', defaultMessage: 'Scan a code' },
  find: { id: 'scan.find', defaultMessage: 'Find by scanning a code' },
});

const ScanDialog = lazyPart(async () => (await import(/* webpackChunkName: "scan" */ './ScanDialog')).ScanDialog, {
  Missing: NotifyMissing,
});

const barcode = 'M4 6v12M8 6v12M11 6v12M15 6v12M17.5 6v12M20 6v12';

type ScanButtonProps = { onCode: (code: string) => void; isIcon?: boolean };

/** Reads a barcode with the camera, in browsers that can. Only for parts that no server renders. */
export const ScanButton = ({ onCode, isIcon = false }: ScanButtonProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  if (!('BarcodeDetector' in window)) return null;
  return (
    <>
      <Button
        type="button"
        tone={isIcon ? 'icon' : 'outlined'}
        {...(isIcon && { 'aria-label': formatMessage(messages.find), 'data-hint': '' })}
        onClick={() => setIsOpen(true)}
      >
        <Icon d={barcode} size={20} />
        {!isIcon && formatMessage(messages.scan)}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog onCode={onCode} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
