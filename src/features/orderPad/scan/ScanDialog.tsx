import { defineMessages } from '@formatjs/intl';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { uiMessages } from '@/shared/ui/uiMessages';

type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

type ScanningWindow = Window & { BarcodeDetector?: new (options: { formats: string[] }) => Detector };

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'];
const pauseMs = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** The first code that the camera sees, or null once the signal is aborted. Either way the camera is off afterwards. */
const findCode = async (video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> => {
  const { BarcodeDetector } = window as ScanningWindow;
  if (!BarcodeDetector) throw new Error('this browser reads no barcodes');
  const detector = new BarcodeDetector({ formats });
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = camera;
    await video.play();
    for (;;) {
      if (signal.aborted) return null;
      // Fails while there is no picture yet.
      const [found] = await detector.detect(video).catch(() => []);
      if (found) return found.rawValue;
      await pause();
    }
  } finally {
    camera.getTracks().forEach((track) => track.stop());
  }
};

const messages = defineMessages({
  title: { id: 'scan.title', defaultMessage: 'Scan a barcode' },
});

const states = defineMessages({
  looking: { id: 'scan.looking', defaultMessage: 'Hold the barcode in front of the camera.' },
  notFound: {
    id: 'scan.notFound',
    defaultMessage: 'No barcode found yet. Hold it closer and straight, in good light, or type the code instead.',
  },
  refused: {
    id: 'scan.refused',
    defaultMessage: 'This page is not allowed to use the camera. Allow it in your browser, or type the code instead.',
  },
  noCamera: { id: 'scan.noCamera', defaultMessage: 'No camera is available. Type the code instead.' },
});

const Picture = styled('video')(({ theme: { vars, shape } }) => ({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: shape.borderRadius,
  backgroundColor: vars?.palette.action.hover,
}));

const patienceMs = 8000;

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

type ScanDialogProps = { onCode: (code: string) => void; onClose: () => void };

/** The camera runs while this is mounted. */
const Camera = ({ onCode, onClose }: ScanDialogProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<keyof typeof states>('looking');
  const end = useEffectEvent((code: string | null) => {
    if (code === null) return;
    onClose();
    onCode(code);
  });
  useEffect(() => {
    const closed = new AbortController();
    const { signal } = closed;
    const fail = (error: unknown) => {
      if (!signal.aborted) setState(isRefusal(error) ? 'refused' : 'noCamera');
    };
    if (video.current) findCode(video.current, signal).then(end, fail);
    const timer = setTimeout(() => setState((now) => (now === 'looking' ? 'notFound' : now)), patienceMs);
    return () => {
      clearTimeout(timer);
      closed.abort();
    };
  }, []);
  return (
    <>
      <Picture ref={video} muted playsInline aria-hidden hidden={state === 'refused' || state === 'noCamera'} />
      <div role="status">
        <FormattedMessage {...states[state]} />
      </div>
    </>
  );
};

export const ScanDialog = ({ onCode, onClose }: ScanDialogProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}>
        <Typography id={titleId} variant="h3" component="h2">
          {formatMessage(messages.title)}
        </Typography>
        <Camera onCode={onCode} onClose={onClose} />
        <Button type="button" tone="outlined" autoFocus onClick={onClose}>
          {formatMessage(uiMessages.close)}
        </Button>
      </Box>
    </Dialog>
  );
};
