import Box from '@mui/material/Box';
import type { ChangeEvent, KeyboardEvent } from 'react';

import { fieldStyle } from '@/shared/ui/styles';

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Escape clears it first: otherwise it would close the panel. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <Box
    component="input"
    type="search"
    value={value}
    onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Escape' || value === '') return;
      event.stopPropagation();
      onChange('');
    }}
    aria-label={label}
    placeholder={label}
    sx={{ ...fieldStyle, width: '100%', fontFamily: 'inherit', fontSize: '0.875rem', px: 1, minHeight: 36 }}
  />
);
