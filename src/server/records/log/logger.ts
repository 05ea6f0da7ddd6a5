import { defaultLoggerOptions, type Config } from 'payload'
import { loggable } from './loggable'

/** Payload's logger without parameters of failed statements. */
export const logger: Config['logger'] = {
  options: {
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map((each) => loggable(each)) as typeof args)
      },
    },
  },
  destination: defaultLoggerOptions,
}
