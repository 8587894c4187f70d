import { Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Radio, Typography } from '@mui/material';
import { useState } from 'react';
import { ArrayField, Button, DataTable, useTranslate, useTranslateLabel } from 'react-admin';

import { type Conflict, listDifferences, mergeConflict, type Values } from '../data/conflict';

type Difference = ReturnType<typeof listDifferences>[number];

export type OpenConflict = Conflict & { answer: (values?: Values) => void };

const Column = DataTable.Col<Difference>;

/** Of a field of a list, counted from 1. */
const getLine = (path: string) =>
  /\.(\d+)\./
    .exec(path)
    ?.slice(1)
    .map((index) => Number(index) + 1);

/** What somebody else has changed while a form was open: nothing is overwritten unless the person says so. */
export const ConflictDialog = ({ conflict }: { conflict: OpenConflict }) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const differences = listDifferences(conflict);
  const [theirs, setTheirs] = useState(() => differences.filter(({ isMine }) => !isMine).map(({ path }) => path));
  const { resource, answer } = conflict;
  const show = (value: unknown) => {
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (typeof value === 'string' && value !== '') return value;
    return value === null || value === undefined || value === '' ? '–' : JSON.stringify(value);
  };
  const choose = (path: string, isMine: boolean) =>
    setTheirs((chosen) => [...chosen.filter((each) => each !== path), ...(isMine ? [] : [path])]);
  const offer = (path: string, value: unknown, isMine: boolean) => (
    <FormControlLabel
      control={<Radio name={path} checked={theirs.includes(path) !== isMine} onChange={() => choose(path, isMine)} />}
      label={show(value)}
    />
  );
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('office.conflict')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{translate('office.conflict.text')}</Typography>
        <ArrayField record={{ differences }} source="differences">
          <DataTable
            resource={resource}
            bulkActionButtons={false}
            rowClick={false}
            sx={{ '& td': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}
          >
            <Column
              label="office.conflict.field"
              render={({ path }) => (
                <>
                  {translateLabel({ source: path, resource })} {getLine(path)}
                </>
              )}
            />
            <Column label="office.conflict.before" render={({ before }) => show(before)} />
            <Column label="office.conflict.theirs" render={({ path, now }) => offer(path, now, false)} />
            <Column label="office.conflict.mine" render={({ path, typed }) => offer(path, typed, true)} />
          </DataTable>
        </ArrayField>
      </DialogContent>
      <DialogActions>
        <Button label="office.conflict.back" onClick={() => answer()} />
        <Button
          label="office.conflict.save"
          variant="contained"
          onClick={() => answer(mergeConflict(conflict, theirs))}
        />
      </DialogActions>
    </Dialog>
  );
};
