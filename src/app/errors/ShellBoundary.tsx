import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { reportUnderId } from '@/shared/lib/errorReport';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';

import { replayEarlyInput } from '../boot/replayEarlyInput';
import { errorMessages } from './errorMessages';

type State = { failed: boolean; reportId: string };

/** The outermost boundary: an error in the shell itself never leaves a blank page. */
export class ShellBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, reportId: '' };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ reportId: reportUnderId(error) });
    // Until then, no button on the page works.
    void replayEarlyInput();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageBody component="main">
        {/* QA mode starts the page again if it finds this (recoverPage.ts). */}
        <div data-failed />
        <Notice
          kind="failure"
          title={<FormattedMessage {...errorMessages.shellTitle} />}
          reportId={this.state.reportId}
          action={
            <Button onClick={() => window.location.reload()}>
              <FormattedMessage {...errorMessages.reload} />
            </Button>
          }
        >
          <FormattedMessage {...errorMessages.shellBody} />
        </Notice>
      </PageBody>
    );
  }
}
