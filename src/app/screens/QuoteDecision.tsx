import { QuoteDecisionDialog, type QuoteDecisionDialogProps } from '@/features/orders/quotes/QuoteDecisionDialog';
import { NoteFields } from '@/features/push/panel/NoteFields';

/** The fields are those of the cart's order. */
export const QuoteDecision = (props: QuoteDecisionDialogProps) => {
  const { note, isSending, writeNote } = props.decision;
  return (
    <QuoteDecisionDialog
      {...props}
      noteFields={<NoteFields note={note} isReadOnly={isSending} onWrite={writeNote} />}
    />
  );
};
