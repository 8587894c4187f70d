import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/fields';
import { cross, Icon } from '@/shared/ui/Icon';

import { qaMessages as messages } from './qaMessages';
import type { Moment } from './session/liftedSession';
import { speeds, type usePlayer } from './usePlayer';

const drawings = {
  previous: 'M17 5 8 12l9 7zM6 5v14',
  previousFailure: 'M11 6l-6 6 6 6M19 7v6M19 17h.01',
  nextFailure: 'M13 6l6 6-6 6M5 7v6M5 17h.01',
  next: 'M7 5l9 7-9 7zM18 5v14',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  close: cross,
};

type ToolbarProps = {
  moments: Moment[];
  current: number;
  player: ReturnType<typeof usePlayer>;
  speed: number;
  onSpeed: (speed: number) => void;
  onJump: (index: number) => void;
  onSave: (withoutPersonalData: boolean) => void;
  onFile: (file: File | undefined) => void;
  /** Only during a replay. */
  onReturn: (() => void) | undefined;
  onClose: () => void;
};

export const Toolbar = (props: ToolbarProps) => {
  const { moments, current, player, speed, onSpeed, onJump, onSave, onFile, onReturn, onClose } = props;
  const { formatMessage } = useIntl();
  const fileInput = useRef<HTMLInputElement>(null);
  const isAtEnd = current >= moments.length - 1;
  const failures = moments.flatMap(({ failure }, index) => (failure ? [index] : []));
  const failureBefore = failures.findLast((index) => index < current) ?? -1;
  const failureAfter = failures.find((index) => index > current) ?? -1;

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
    <>
      <Box sx={{ order: { md: 1 } }}>{tool('close', false, onClose)}</Box>
      {onReturn && <Button onClick={onReturn}>{formatMessage(messages.present)}</Button>}
      {tool('previous', current <= 0, () => onJump(current - 1))}
      {tool(player.isPlaying ? 'pause' : 'play', isAtEnd, () => player.setPlaying(!player.isPlaying))}
      {tool('next', isAtEnd, () => onJump(current + 1))}
      <NativeSelect
        aria-label={formatMessage(messages.speed)}
        value={speed}
        onChange={({ target }) => onSpeed(Number(target.value))}
        style={{ width: 'auto' }}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {formatMessage(messages.times, { speed: each })}
          </option>
        ))}
      </NativeSelect>
      {tool('previousFailure', failureBefore === -1, () => onJump(failureBefore))}
      {tool('nextFailure', failureAfter === -1, () => onJump(failureAfter))}
      <Button tone="outlined" onClick={() => onSave(false)}>
        {formatMessage(messages.export)}
      </Button>
      <Button tone="outlined" onClick={() => onSave(true)}>
        {formatMessage(messages.exportRedacted)}
      </Button>
      <Button tone="outlined" title={formatMessage(messages.importHint)} onClick={() => fileInput.current?.click()}>
        {formatMessage(messages.import)}
      </Button>
      <input
        ref={fileInput}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          onFile(file);
          target.value = '';
        }}
      />
    </>
  );
};
