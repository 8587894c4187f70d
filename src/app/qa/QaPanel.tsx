import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { ActionCreators } from '@redux-devtools/instrument';
import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { LiftedStore } from '@/store/timeTravel';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { downloadText } from '@/shared/lib/downloadText';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/fields';
import { Icon } from '@/shared/ui/Icon';

import { redact } from '../reports/redact';
import { ImportedOrigin } from './ImportedOrigin';
import { type ImportedSession, importSession } from './importSession';
import { MomentDetails } from './MomentDetails';
import { qaMessages as messages } from './qaMessages';
import { readMoments, toRecorded } from './session/liftedSession';
import { UnreadableSession } from './session/readSession';
import { replaceRepeated } from './session/repeatedParts';
import { describeSession, type SessionFile } from './session/sessionFile';
import { Timeline } from './Timeline';
import { speeds, usePlayer } from './usePlayer';

export type QaPanelProps = {
  isReplaying: boolean;
  liftedStore: LiftedStore;
  config: RuntimeConfig;
  imported: ImportedSession | null;
  onImport: (session: ImportedSession) => void;
  onReturn: () => void;
  onClose: () => void;
};

const height = 'clamp(380px, 100vh - 400px, 480px)';

const drawings = {
  previous: 'M17 5 8 12l9 7zM6 5v14',
  previousFailure: 'M11 6l-6 6 6 6M19 7v6M19 17h.01',
  nextFailure: 'M13 6l6 6-6 6M5 7v6M5 17h.01',
  next: 'M7 5l9 7-9 7zM18 5v14',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  close: 'M6 6l12 12M18 6 6 18',
};

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
  const { isReplaying, liftedStore, config, imported, onImport, onReturn, onClose } = props;
  const { formatMessage } = useIntl();
  const lifted = useSyncExternalStore(
    (listener) => liftedStore.subscribe(listener),
    () => liftedStore.getState(),
  );
  const [fault, setFault] = useState<UnreadableSession['fault'] | 'unreadable' | null>(null);
  const panel = useRef<HTMLElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
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
  const failures = moments.flatMap(({ failure }, index) => (failure ? [index] : []));
  const failureBefore = failures.findLast((index) => index < current) ?? -1;
  const failureAfter = failures.find((index) => index > current) ?? -1;

  const open = async (file: File | undefined) => {
    if (!file) return;
    player.setPlaying(false);
    try {
      onImport(await importSession(file, config, liftedStore));
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
    const whole: SessionFile = { ...about, ...toRecorded(lifted) };
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

  const tool = (name: keyof typeof drawings, isOff: boolean, onClick: () => void) => (
    <Button
      tone="icon"
      aria-label={formatMessage(messages[name])}
      title={formatMessage(messages[name])}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon d={drawings[name]} size={20} />
    </Button>
  );

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
        <Box sx={{ order: { md: 1 } }}>{tool('close', false, onClose)}</Box>
        {isReplaying && (
          <Button onClick={returnToPresent}>
            <FormattedMessage {...messages.present} />
          </Button>
        )}
        {tool('previous', current <= 0, () => jump(current - 1))}
        {tool(player.isPlaying ? 'pause' : 'play', !next, () => player.setPlaying(!player.isPlaying))}
        {tool('next', !next, () => jump(current + 1))}
        <NativeSelect
          aria-label={formatMessage(messages.speed)}
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
          style={{ width: 'auto' }}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {formatMessage(messages.times, { speed: each })}
            </option>
          ))}
        </NativeSelect>
        {tool('previousFailure', failureBefore === -1, () => jump(failureBefore))}
        {tool('nextFailure', failureAfter === -1, () => jump(failureAfter))}
        <Button tone="outlined" onClick={() => save(false)}>
          <FormattedMessage {...messages.export} />
        </Button>
        <Button tone="outlined" onClick={() => save(true)}>
          <FormattedMessage {...messages.exportRedacted} />
        </Button>
        <Button tone="outlined" title={formatMessage(messages.importHint)} onClick={() => fileInput.current?.click()}>
          <FormattedMessage {...messages.import} />
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            void open(file);
            target.value = '';
          }}
        />
      </Box>
      {fault && (
        <Alert severity="error" onClose={() => setFault(null)} sx={{ mx: 2, mb: 1, py: 0 }}>
          <FormattedMessage {...messages[fault]} /> <FormattedMessage {...messages.unchanged} />
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
        <Timeline key={imported?.id} moments={moments} current={current} onJump={jump} />
        <MomentDetails
          moment={moments[current]}
          before={lifted.computedStates[current - 1]?.state}
          after={lifted.computedStates[current]?.state}
        />
      </Box>
    </Box>
  );
};
