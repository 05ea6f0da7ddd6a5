/** The sentence for a Node that is too old, or null. Written for old Nodes: nothing newer than ES modules may stand here. */
export function nodeComplaint(version) {
  var numbers = version.replace('v', '').split('.').map(Number)
  var fits = numbers[0] > 20 || (numbers[0] === 20 && numbers[1] >= 19)
  return fits ? null : 'Maru needs Node 20.19 or newer; this is ' + version + '.'
}

/** Says so and sets the exit code when this Node is too old. */
export function requireNode(version) {
  var complaint = nodeComplaint(version)
  if (!complaint) return true
  console.error(complaint)
  process.exitCode = 1
  return false
}
