/** Thrown by a job that is to be tried again later, and of which the log need not hear. */
export class TryLater extends Error {}
