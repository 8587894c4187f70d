import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Button, useTranslate, useTranslateLabel } from 'react-admin';

import { type Conflict, listDifferences, mergeConflict, type Values } from '../data/conflict';

export type OpenConflict = Conflict & { answer: (values?: Values) => void };

const columns = ['field', 'before', 'theirs', 'mine'];

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
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('office.conflict')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{translate('office.conflict.text')}</Typography>
        <Table size="small" sx={{ '& td, & th': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{translate(`office.conflict.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map(({ path, before, now, typed }) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row">
                  {translateLabel({ source: path, resource })} {getLine(path)}
                </TableCell>
                <TableCell>{show(before)}</TableCell>
                {[now, typed].map((value, index) => (
                  <TableCell key={columns[index + 2]}>
                    <FormControlLabel
                      control={
                        <Radio
                          name={path}
                          checked={theirs.includes(path) === (index === 0)}
                          onChange={() => choose(path, index === 1)}
                        />
                      }
                      label={show(value)}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
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
