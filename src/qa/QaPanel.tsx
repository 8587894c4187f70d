import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { ActionCreators } from '@redux-devtools/instrument';
import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

import { redact } from '@/app/reports/redact';
import { describeSession, type SessionFile } from '@/app/reports/sessionFile';
import type { LiftedStore } from '@/store/timeTravel';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { downloadText } from '@/shared/lib/downloadText';

import { ImportedOrigin } from './ImportedOrigin';
import { type ImportedSession, importSession } from './importSession';
import { MomentDetails } from './MomentDetails';
import { createMomentLink, type WantedMoment } from './momentLink';
import { qaMessages as messages } from './qaMessages';
import { type Notes, readMoments, toRecorded } from './session/liftedSession';
import { UnreadableSession } from './session/readSession';
import { replaceRepeated } from './session/repeatedParts';
import { Timeline } from './Timeline';
import { Toolbar } from './Toolbar';
import { usePlayer } from './usePlayer';

export type QaPanelProps = {
  isReplaying: boolean;
  liftedStore: LiftedStore;
  config: RuntimeConfig;
  imported: ImportedSession | null;
  onImport: (session: ImportedSession) => void;
  /** Where the address leads, until the session that has it is imported. */
  wanted: WantedMoment | undefined;
  notes: Notes;
  onNote: (actionId: number, text: string) => void;
  onReturn: () => void;
  onClose: () => void;
};

const height = 'clamp(380px, 100vh - 400px, 480px)';

/** Reserves space below the page, its dialogs, menus and notifications, so that the panel hides none of them. */
const roomBelow = (
  <GlobalStyles
    styles={{
      body: { paddingBottom: height },
      '.MuiDialog-root.MuiDialog-root': { bottom: height },
      // Menus open below the header.
      '.MuiPopover-paper.MuiPopover-paper': { maxHeight: `calc(100vh - ${height} - 80px)` },
      '.notifications': { marginBottom: height },
    }}
  />
);

/** A file that is dropped beside the panel would replace the page, and with it the recording. */
const useNoDropOnPage = () => {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    for (const type of ['dragover', 'drop']) window.addEventListener(type, ignore);
    return () => {
      for (const type of ['dragover', 'drop']) window.removeEventListener(type, ignore);
    };
  }, []);
};

/** Records the session and replays any other: step by step, or at the recorded speed. */
export const QaPanel = (props: QaPanelProps) => {
  const { isReplaying, liftedStore, config, imported, onImport, wanted, notes, onNote, onReturn, onClose } = props;
  const lifted = useSyncExternalStore(
    (listener) => liftedStore.subscribe(listener),
    () => liftedStore.getState(),
  );
  const [fault, setFault] = useState<UnreadableSession['fault'] | 'unreadable' | null>(null);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useNoDropOnPage();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    panel.current?.focus();
    return () => before?.focus();
  }, []);

  // A focused button may have been disabled or removed, after which keys would reach the page.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  });

  const moments = readMoments(lifted);
  const { currentStateIndex: current } = lifted;
  const jump = (index: number) => {
    if (index < 0 || index >= moments.length) return;
    liftedStore.dispatch(ActionCreators.jumpToState(index));
  };
  const [now, next] = [moments[current], moments[current + 1]];
  const [speed, setSpeed] = useState(1);
  const player = usePlayer(current, now && next && Math.max(0, next.at - now.at), speed, () => jump(current + 1));
  const open = async (file: File | undefined) => {
    if (!file) return;
    player.setPlaying(false);
    try {
      onImport(await importSession(file, { config, liftedStore, wanted }));
      setFault(null);
    } catch (error) {
      if (error instanceof UnreadableSession) {
        setFault(error.fault);
        return;
      }
      setFault('unreadable');
      reportError(error);
    }
  };
  const save = (withoutPersonalData: boolean) => {
    const own = describeSession(config);
    const { format, version, savedAt } = own;
    const about = isReplaying && imported ? { ...imported.about, format, version, savedAt } : own;
    const whole: SessionFile = { ...about, ...toRecorded(lifted, notes) };
    const file = withoutPersonalData ? redact(whole) : whole;
    downloadText(
      `medida-session-${file.savedAt.replace(/\D/g, '').slice(0, 14)}.json`,
      JSON.stringify(replaceRepeated(file)),
      'application/json',
    );
  };
  const returnToPresent = () => {
    player.setPlaying(false);
    onReturn();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    <Box
      component="section"
      ref={panel}
      data-qa={isReplaying ? 'replay' : 'present'}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={press}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'tooltip',
        display: 'flex',
        flexDirection: 'column',
        height,
        bgcolor: 'background.paper',
        borderTop: 3,
        borderColor: isReplaying ? 'secondary.main' : 'primary.main',
        boxShadow: 8,
        displayPrint: 'none',
        '&:focus': { outline: 'none' },
      }}
    >
      {roomBelow}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          px: { xs: 1, sm: 2 },
          py: 0.5,
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ fontSize: '1rem' }}>
          <FormattedMessage {...messages.title} />
        </Typography>
        <Box
          role="status"
          sx={{ flex: 1, minWidth: 120, typography: 'body2', fontWeight: isReplaying ? 600 : undefined }}
        >
          {isReplaying ? (
            <FormattedMessage {...messages.replay} />
          ) : (
            <FormattedMessage {...messages.recorded} values={{ count: moments.length - 1 }} />
          )}
        </Box>
        <Toolbar
          current={current}
          moments={moments}
          player={player}
          speed={speed}
          onSpeed={setSpeed}
          onJump={jump}
          onSave={save}
          onFile={(file) => void open(file)}
          onReturn={isReplaying ? returnToPresent : undefined}
          onClose={onClose}
        />
      </Box>
      {fault && (
        <Alert severity="error" onClose={() => setFault(null)} sx={{ mx: 2, mb: 1, py: 0 }}>
          <FormattedMessage {...messages[fault]} /> <FormattedMessage {...messages.unchanged} />
        </Alert>
      )}
      {wanted && (
        <Alert severity="info" sx={{ mx: 2, mb: 1, py: 0 }}>
          {wanted.reportId === undefined ? (
            <FormattedMessage {...messages.wantedHere} />
          ) : (
            <FormattedMessage {...messages.wanted} values={{ id: wanted.reportId }} />
          )}
        </Alert>
      )}
      {isReplaying && imported && <ImportedOrigin imported={imported} />}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 3fr) minmax(0, 2fr)', md: 'minmax(320px, 2fr) 3fr' },
          gridTemplateRows: 'minmax(0, 1fr)',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Timeline key={imported?.id} moments={moments} current={current} notes={notes} onJump={jump} />
        <MomentDetails
          moment={now}
          note={(now && notes[now.id]) ?? ''}
          onNote={(text) => now && onNote(now.id, text)}
          link={imported ? createMomentLink(imported.about?.report?.id, current) : undefined}
          before={lifted.computedStates[current - 1]?.state}
          after={lifted.computedStates[current]?.state}
        />
      </Box>
    </Box>
  );
};
