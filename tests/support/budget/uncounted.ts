/** Routes and actions without a line in the budget, and why. */
export const UNCOUNTED: Record<string, string> = {
  'GET api/auth/google': 'Sends the browser to Google; one throttle is all it asks the database.',
  'GET api/auth/google/callback': 'Needs an answer of Google; what follows is counted as completeSignUp.',
  'GET api/not-found/[...path]': 'Shows the home page through Next.',
  'POST api/not-found/[...path]': 'Answers 404 and reads nothing.',
  'PUT api/not-found/[...path]': 'Answers 404 and reads nothing.',
  'PATCH api/not-found/[...path]': 'Answers 404 and reads nothing.',
  'DELETE api/not-found/[...path]': 'Answers 404 and reads nothing.',
  'POST api/account/too-large/[locale]': 'Answers 411 or 413 and reads nothing.',
  'POST api/webhooks/stripe': 'Stores one signed event; processing it is counted as the loop payment events.',
  'GET api/metrics': 'Reads figures; queues and loops by two statements in five seconds at most.',
  'GET api/live': 'Passes the live program’s stream on and asks nothing.',
  'talk/chat/actions postPlainMessage': 'sendMessage, and the way back.',
  'POST (payload)/api/[...slug]': 'Payload’s own REST: GET stands for it.',
  'PATCH (payload)/api/[...slug]': 'Payload’s own REST: GET stands for it.',
  'DELETE (payload)/api/[...slug]': 'Payload’s own REST: GET stands for it.',
}
