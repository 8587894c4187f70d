import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const qaMessages = {
  ...defineMessages({
    title: { id: 'qa.title', defaultMessage: 'QA mode' },
    replay: { id: 'qa.replay', defaultMessage: 'Replay: nothing is sent or stored' },
    present: { id: 'qa.replay.present', defaultMessage: 'Back to the present' },
    previous: { id: 'qa.previous', defaultMessage: 'Previous action' },
    next: { id: 'qa.next', defaultMessage: 'Next action' },
    previousFailure: { id: 'qa.previousFailure', defaultMessage: 'Previous failure' },
    nextFailure: { id: 'qa.nextFailure', defaultMessage: 'Next failure' },
    speed: { id: 'qa.speed', defaultMessage: 'Speed' },
    exportRedacted: { id: 'qa.export.redacted', defaultMessage: 'Export without personal data' },
    note: { id: 'qa.note', defaultMessage: 'Note' },
    copyLink: { id: 'qa.copyLink', defaultMessage: 'Copy link to this moment' },
    findInState: { id: 'qa.findInState', defaultMessage: 'Find in the state' },
    copy: { id: 'qa.copy', defaultMessage: 'Copy as JSON' },
    copied: { id: 'qa.copied', defaultMessage: 'Copied' },
    notCopied: { id: 'qa.notCopied', defaultMessage: 'The browser does not allow copying.' },
    noAnswer: { id: 'qa.noAnswer', defaultMessage: 'no answer' },
    play: { id: 'qa.play', defaultMessage: 'Play' },
    pause: { id: 'qa.pause', defaultMessage: 'Pause' },
    export: { id: 'qa.export', defaultMessage: 'Export' },
    import: { id: 'qa.import', defaultMessage: 'Import' },
    importHint: { id: 'qa.import.hint', defaultMessage: 'Drop a session file anywhere on this panel' },
    close: { id: 'qa.close', defaultMessage: 'Close' },
    filter: { id: 'qa.filter', defaultMessage: 'Filter actions' },
    actions: { id: 'qa.actions', defaultMessage: 'Actions' },
    start: { id: 'qa.start', defaultMessage: 'Start' },
    nothingFound: { id: 'qa.findInState.nothing', defaultMessage: 'Nothing found' },
    wantedHere: { id: 'qa.link.session', defaultMessage: 'This link leads to a moment of a session. Import its file.' },
    noMatch: { id: 'qa.noMatch', defaultMessage: 'No matching actions' },
    action: { id: 'qa.action', defaultMessage: 'Action' },
    changes: { id: 'qa.changes', defaultMessage: 'Changes' },
    noChanges: { id: 'qa.noChanges', defaultMessage: 'The state did not change.' },
    nothing: { id: 'qa.nothing', defaultMessage: 'not set' },
    tooLarge: { id: 'qa.error.tooLarge', defaultMessage: 'The file is larger than 64 MB.' },
    notJson: { id: 'qa.error.notJson', defaultMessage: 'The file is incomplete, or not JSON.' },
    unsafe: {
      id: 'qa.error.unsafe',
      defaultMessage: 'The file has a property named __proto__, which is not allowed in a session.',
    },
    newer: {
      id: 'qa.error.newer',
      defaultMessage: 'This file was exported by a newer version of the application. Open it in that version.',
    },
    other: {
      id: 'qa.error.other',
      defaultMessage: 'The file is neither a session of this application nor a Redux DevTools export of one.',
    },
    unreadable: { id: 'qa.error.unreadable', defaultMessage: 'The file could not be read.' },
    damaged: { id: 'qa.error.damaged', defaultMessage: 'The file is damaged.' },
    unchanged: { id: 'qa.error.unchanged', defaultMessage: 'Your session is unchanged.' },
  }),
  recorded: defineMessage<{ count: number }>({
    id: 'qa.recorded',
    defaultMessage: '{count, plural, one {# action recorded} other {# actions recorded}}',
  }),
  earlier: defineMessage<{ count: number }>({
    id: 'qa.earlier',
    defaultMessage: '{count, plural, one {# earlier action} other {# earlier actions}}',
  }),
  later: defineMessage<{ count: number }>({
    id: 'qa.later',
    defaultMessage: '{count, plural, one {# later action} other {# later actions}}',
  }),
  moreChanges: defineMessage<{ count: number }>({
    id: 'qa.moreChanges',
    defaultMessage: '{count, plural, one {and # more change} other {and # more changes}}',
  }),
  times: defineMessage<{ speed: number }>({ id: 'qa.speed.times', defaultMessage: '{speed, number}×' }),
  failed: defineMessage<{ status: string }>({ id: 'qa.failed', defaultMessage: 'failed: {status}' }),
  failedWith: defineMessage<{ message: string }>({
    id: 'qa.failedWith',
    defaultMessage: 'The request failed: {message}',
  }),
  requestId: defineMessage<{ id: string }>({
    id: 'qa.requestId',
    defaultMessage: 'In the log of the services: {id}',
  }),
  firstFound: defineMessage<{ count: number }>({
    id: 'qa.findInState.first',
    defaultMessage: 'Only the first {count, number} are shown.',
  }),
  wanted: defineMessage<{ id: string }>({
    id: 'qa.link.report',
    defaultMessage: 'This link leads to a moment of report {id}. Import its file.',
  }),
  before: defineMessage<{ value: string }>({ id: 'qa.before', defaultMessage: 'Before: {value}' }),
  after: defineMessage<{ value: string }>({ id: 'qa.after', defaultMessage: 'After: {value}' }),
  file: defineMessage<{ file: string }>({ id: 'qa.file', defaultMessage: 'Session from {file}' }),
  report: defineMessage<{ id: string; message: string }>({
    id: 'qa.report',
    defaultMessage: 'Report {id}: {message}',
  }),
  origin: defineMessage<{ time: string; build: string; width: number; height: number; userAgent: string }>({
    id: 'qa.origin',
    defaultMessage: 'Recorded on {time} with build {build}, {width} × {height}, {userAgent}',
  }),
  otherBuild: defineMessage<{ build: string; own: string }>({
    id: 'qa.otherBuild',
    defaultMessage: 'Recorded with build {build}. This is build {own}, so the screen may differ.',
  }),
  otherSettings: defineMessage<{ settings: string }>({
    id: 'qa.otherSettings',
    defaultMessage: 'The configuration differs: {settings}',
  }),
  unknown: defineMessage<{ count: number; list: string }>({
    id: 'qa.unknown',
    defaultMessage:
      '{count, plural, one {This build does not recognise # action, which has no effect:} other {This build does not recognise # actions, which have no effect:}} {list}',
  }),
  failure: defineMessage<{ id: number; type: string; message: string }>({
    id: 'qa.failure',
    defaultMessage: 'Action {id} ({type}) failed: {message}. The session is shown up to the previous action.',
  }),
};
