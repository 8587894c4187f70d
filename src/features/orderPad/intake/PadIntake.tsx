import Box from '@mui/material/Box';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { useGetCataloguePageQuery } from '@/api/catalogueApi';
import { isOrderable } from '@/shared/money/prices';
import { Button } from '@/shared/ui/Button';
import { dimmed, fieldLabel } from '@/shared/ui/styles';

import { padMessages as messages } from '../padMessages';
import { ScanButton } from '../scan/ScanButton';
import { padSlice } from '../state/padSlice';
import { useIntake } from './useIntake';

const field = {
  width: '100%',
  p: 1.5,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  color: 'inherit',
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'grey.500',
  borderRadius: 1,
  resize: 'vertical',
} as const;

const hasFile = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

type PadIntakeProps = {
  text: string;
  /** Whether lines have been entered: the field is small then, until it is used again. */
  isUsed: boolean;
};

export const PadIntake = ({ text, isUsed }: PadIntakeProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { enterText, enterFile } = useIntake();
  const [isOver, setIsOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const { data } = useGetCataloguePageQuery({ pageSize: 24 });
  // Codes that can be ordered, so that trying the example works.
  const orderable = data?.items.filter(isOrderable).slice(0, 2);
  const example = orderable?.map(({ code }, at) => `${code}\t${at === 0 ? 12 : 4}`).join('\n');
  const isEmpty = text.trim() === '';
  const isSmall = isUsed && isEmpty;
  const write = (next: string) => dispatch(padSlice.actions.textTyped({ text: next }));
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!isEmpty || !/\S[\n\t]+\S/.test(pasted)) return;
    event.preventDefault();
    if (!enterText(pasted)) write(pasted);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    enterText(text);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void enterFile(dropped);
  };
  return (
    <Box
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        borderStyle: isOver ? 'dashed' : 'solid',
        borderRadius: 1,
      }}
    >
      <Box component="label" htmlFor={fieldId} sx={fieldLabel}>
        {formatMessage(messages.paste)}
      </Box>
      <Box id={`${fieldId}-hint`} sx={{ mb: 1.5, color: 'text.secondary', typography: 'body2' }}>
        {formatMessage(messages.pasteHint)}
      </Box>
      <Box
        component="textarea"
        id={fieldId}
        aria-describedby={`${fieldId}-hint`}
        value={text}
        rows={isSmall ? 1 : 4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={isSmall ? undefined : example}
        onChange={(event: { target: { value: string } }) => write(event.target.value)}
        onPaste={paste}
        onKeyDown={press}
        sx={field}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Button type="button" aria-disabled={isEmpty} onClick={() => !isEmpty && enterText(text)} sx={dimmed}>
          {formatMessage(messages.check)}
        </Button>
        <Button type="button" tone="outlined" onClick={() => fileInput.current?.click()}>
          {formatMessage(messages.upload)}
        </Button>
        <ScanButton onCode={(code) => void enterText(code)} />
        <Box sx={{ color: 'text.secondary', typography: 'body2', display: { xs: 'none', md: 'block' } }}>
          {formatMessage(isOver ? messages.drop : messages.dropHint)}
        </Box>
        <input
          ref={fileInput}
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          hidden
          data-testid="pad-file"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void enterFile(chosen);
            // Reset so that choosing the same file again still fires a change event.
            target.value = '';
          }}
        />
      </Box>
    </Box>
  );
};
