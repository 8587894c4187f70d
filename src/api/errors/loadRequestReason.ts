/** Short, but not part of the first load. */
export const loadRequestReason = () => import(/* webpackChunkName: "request-reason" */ './describeRequestError');
