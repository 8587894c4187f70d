import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

import type { ResolveConflict } from '../data/conflict';
import type { OpenConflict } from './ConflictDialog';

type Interruption = {
  conflict: OpenConflict | undefined;
  hasSessionEnded: boolean;
  ask: ResolveConflict;
  setSessionEnded: (hasEnded: boolean) => void;
};

const InterruptionsContext = createContext<Interruption | undefined>(undefined);

/** What a page asks the person for, whatever form is open on it. */
export const Interruptions = ({ children }: { children: ReactNode }) => {
  const [conflict, setConflict] = useState<OpenConflict>();
  const [hasSessionEnded, setSessionEnded] = useState(false);
  const value = useMemo(() => {
    const ask: ResolveConflict = (asked) =>
      new Promise((resolve) => {
        const answer: OpenConflict['answer'] = (values) => {
          setConflict(undefined);
          resolve(values);
        };
        setConflict({ ...asked, answer });
      });
    return { conflict, hasSessionEnded, ask, setSessionEnded };
  }, [conflict, hasSessionEnded]);
  return <InterruptionsContext value={value}>{children}</InterruptionsContext>;
};

/** Whatever is in the office is within them. */
export const useInterruptions = () => {
  const value = useContext(InterruptionsContext);
  if (!value) throw new Error('outside of Interruptions');
  return value;
};
