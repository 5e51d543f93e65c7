/**
 * A change is seen within two seconds: that promise is measured by `npm run prove:edge`, on a machine left alone. Here it is five times as
 * long, for one that does other things, and still far shorter than a cached answer lives that nobody has told of the change.
 */
export const SEEN_WITHIN_MS = 10_000;
