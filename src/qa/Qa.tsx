import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TimeTravel } from '@/store/timeTravel';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';

import type { ImportedSession } from './importSession';
import { readMomentLink } from './momentLink';
import { qaMessages as messages } from './qaMessages';
import type { QaPanelProps } from './QaPanel';
import type { Notes } from './session/liftedSession';

const QaPanel = lazyPart<QaPanelProps>(
  async () => (await import(/* webpackChunkName: "qa-panel" */ './QaPanel')).QaPanel,
  { Missing: ({ reportId, retry }) => <Unreachable reportId={reportId} retry={retry} /> },
);

/** Shown while the screen shows another moment or another session. */
const ReplayMark = ({ onReturn }: { onReturn: () => void }) => (
  <Box
    role="status"
    sx={{
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 'tooltip',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      p: 1,
      color: 'secondary.contrastText',
      bgcolor: 'secondary.main',
      fontWeight: 600,
      displayPrint: 'none',
    }}
  >
    <FormattedMessage {...messages.replay} />
    <Button tone="outlined" onClick={onReturn}>
      <FormattedMessage {...messages.present} />
    </Button>
  </Box>
);

export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  altKey && code === 'KeyQ' && !ctrlKey && !metaKey && !shiftKey;

/** Alt+Q, by the position of the key, because on macOS Option+Q types another character. */
const useShortcut = (isEnabled: boolean, onPress: () => void) => {
  useEffect(() => {
    if (!isEnabled) return;
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isEnabled, onPress]);
};

type QaProps = { timeTravel: TimeTravel; config: RuntimeConfig };

export const Qa = ({ timeTravel, config }: QaProps) => {
  const isReplaying = useSyncExternalStore(timeTravel.subscribe, timeTravel.isReplaying);
  const liftedStore = config.qa ? timeTravel.getLiftedStore() : undefined;
  const [isOpen, setOpen] = useState(() => new URLSearchParams(window.location.search).has('qa'));
  // The panel may be closed and opened again in between.
  const [imported, setImported] = useState<ImportedSession | null>(null);
  const [wanted, setWanted] = useState(() => readMomentLink(window.location.hash));
  const [ownNotes, setOwnNotes] = useState<Notes>({});
  const notes = imported?.notes ?? ownNotes;
  const setNote = (actionId: number, text: string) => {
    const changed = { ...notes, [actionId]: text };
    if (imported) setImported({ ...imported, notes: changed });
    else setOwnNotes(changed);
  };
  const returnToPresent = () => {
    setImported(null);
    timeTravel.returnToPresent();
  };
  const [toggle] = useState(() => () => setOpen((wasOpen) => !wasOpen));
  useShortcut(liftedStore !== undefined, toggle);
  if (liftedStore && isOpen)
    return (
      <QaPanel
        isReplaying={isReplaying}
        liftedStore={liftedStore}
        config={config}
        imported={imported}
        onImport={(session) => {
          setImported(session);
          if (session.isWanted) setWanted(undefined);
        }}
        wanted={wanted}
        notes={notes}
        onNote={setNote}
        onReturn={returnToPresent}
        onClose={toggle}
      />
    );
  return isReplaying && <ReplayMark onReturn={returnToPresent} />;
};
