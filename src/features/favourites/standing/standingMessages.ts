import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const standingMessages = {
  ...defineMessages({
    begin: { id: 'standing.begin', defaultMessage: 'Remind me regularly' },
    title: { id: 'standing.title', defaultMessage: 'Standing order' },
    hint: {
      id: 'standing.hint',
      defaultMessage:
        'On the day, you get a mail and a note in your account, with a link that puts this list in your cart once you have seen it. Nothing is ordered without you.',
    },
    weeks: { id: 'standing.weeks', defaultMessage: 'Every' },
    nextDate: { id: 'standing.nextDate', defaultMessage: 'Next reminder' },
    save: { id: 'standing.save', defaultMessage: 'Save' },
    cancel: { id: 'standing.cancel', defaultMessage: 'Cancel' },
    change: { id: 'standing.change', defaultMessage: 'Change' },
    pause: { id: 'standing.pause', defaultMessage: 'Pause' },
    resume: { id: 'standing.resume', defaultMessage: 'Resume' },
    remove: { id: 'standing.delete', defaultMessage: 'Delete' },
    past: { id: 'standing.past', defaultMessage: 'The day must not have passed' },
    saved: { id: 'standing.saved', defaultMessage: 'The standing order is saved' },
    notSaved: { id: 'standing.notSaved', defaultMessage: 'The standing order could not be changed. Try again.' },
    lead: {
      id: 'standing.lead',
      defaultMessage: 'It is time for this list, at today’s prices. Nothing is in your cart yet.',
    },
    missing: { id: 'standing.missing', defaultMessage: 'This list is not in your account, or no longer is.' },
    look: { id: 'standing.look', defaultMessage: 'Look through it' },
    skip: { id: 'standing.skip', defaultMessage: 'Skip it this time' },
  }),
  everyWeeks: defineMessage<{ weeks: number }>({
    id: 'standing.everyWeeks',
    defaultMessage: '{weeks, plural, one {week} other {# weeks}}',
  }),
  active: defineMessage<{ weeks: number; date: string }>({
    id: 'standing.active',
    defaultMessage: 'Reminder every {weeks, plural, one {week} other {# weeks}}, next on {date}',
  }),
  paused: defineMessage<{ weeks: number; date: string }>({
    id: 'standing.paused',
    defaultMessage: 'Reminder every {weeks, plural, one {week} other {# weeks}}, paused',
  }),
  due: defineMessage<{ name: string; date: string }>({
    id: 'standing.due',
    defaultMessage: 'Time to order “{name}”: due on {date}',
  }),
  confirmRemove: defineMessage<{ name: string }>({
    id: 'standing.delete.ask',
    defaultMessage: 'Delete the standing order of “{name}”? The list stays.',
  }),
};
