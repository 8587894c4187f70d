import { DatabaseTimeoutError } from './databaseFailure';

export const withTimeout = <Result>(response: Promise<Result>, milliseconds: number) =>
  new Promise<Result>((resolve, reject) => {
    const fail = () => reject(new DatabaseTimeoutError(`no response from the database within ${milliseconds} ms`));
    // If this process was stalled, first read what has arrived in the meantime.
    const timer = setTimeout(() => setImmediate(fail), milliseconds);
    void response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
