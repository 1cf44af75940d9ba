/**
 * Starts the renderer of the reference, and mends what its markup lacks for keyboards and screen readers. It can be
 * told only part of that through its plugins; the rest is written on the elements it has drawn, as soon as they appear.
 */
const reference = document.getElementById('reference');

/** An operation's path is text: it stands inside the button that opens the operation, and the address follows that. */
const pathWithoutLink = (Original, system) => (props) =>
  system.React.createElement(Original, {
    ...props,
    operationProps: props.operationProps.set('isDeepLinkingEnabled', false),
  });

const parameterOf = (element) => element.closest('[data-param-name]').dataset.paramName;

/** Which elements get which attributes; a function is asked for each element. The last row that fits wins. */
const MENDED = [
  // The renderer's own main part begins below these two.
  ['.information-container', { role: 'region', 'aria-label': 'About' }],
  ['.scheme-container', { role: 'region', 'aria-label': 'Server and credential' }],
  // Headings: the page's, a group's, a part's, with none left out.
  ['h3', { 'aria-level': 2 }],
  ['h4', { 'aria-level': 3 }],
  ['h5, h6', { 'aria-level': 4 }],
  ['.models > h4', { 'aria-level': 2 }],
  // What is chosen or typed has a name.
  ['#servers', { 'aria-label': 'Server' }],
  ['.examples-select-element', { 'aria-label': 'Example' }],
  ['.body-param__text', { 'aria-label': 'Request body' }],
  ['[data-param-name] :is(input, select, textarea)', { 'aria-label': parameterOf }],
  // What scrolls can be scrolled with the keyboard.
  ['pre', { tabindex: 0 }],
  ['.modal-ux', { role: 'dialog', 'aria-modal': true, 'aria-label': 'Authorize', tabindex: -1 }],
  ['.modal-ux .close-modal', { 'aria-label': 'Dismiss' }],
  // A spoken name begins with the word that is seen.
  ['.modal-ux .auth[aria-label="Apply credentials"]', { 'aria-label': 'Authorize: apply credentials' }],
  ['.modal-ux .auth[aria-label="Remove authorization"]', { 'aria-label': 'Logout: remove authorization' }],
];

function mend() {
  for (const [selector, attributes] of MENDED)
    for (const element of reference.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes))
        element.setAttribute(name, typeof value === 'function' ? value(element) : value);
}

/** Focus is in the dialog while it is open, and afterwards where it was before. */
let dialog = null;
let before;
document.addEventListener('focusin', ({ target }) => {
  if (target.closest('.modal-ux')) return;
  if (dialog?.isConnected) dialog.focus();
  else before = target;
});
function moveFocus() {
  const closed = dialog && !dialog.isConnected;
  dialog = reference.querySelector('.modal-ux');
  if (dialog && !dialog.contains(document.activeElement)) dialog.focus();
  if (closed) before?.focus();
}

// Elements alone are watched, so that the attributes written here call nothing again.
new MutationObserver(() => {
  mend();
  moveFocus();
}).observe(reference, { childList: true, subtree: true });

/**
 * The part of the document at a path, with everything its references name put in their place. The renderer's own way
 * walks through the whole document for every operation that is opened, which takes seconds; ours names only itself.
 */
function resolveSubtree(openapi, path) {
  const at = (steps) => steps.reduce((value, step) => value[step], openapi);
  const follow = (value, within) => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map((item) => follow(item, within));
    const { $ref, ...beside } = value;
    const own = Object.fromEntries(Object.entries(beside).map(([name, item]) => [name, follow(item, within)]));
    if ($ref === undefined) return own;
    if (within.includes($ref)) return value;
    // From $$ref it takes the name that is shown.
    return { ...follow(at($ref.split('/').slice(1)), [...within, $ref]), ...own, $$ref: $ref };
  };
  return { spec: follow(at(path), []), errors: [] };
}

SwaggerUIBundle({
  url: reference.dataset.document,
  domNode: reference,
  deepLinking: true,
  validatorUrl: null,
  syntaxHighlight: { theme: 'tomorrow-night' },
  plugins: [{ fn: { resolveSubtree }, wrapComponents: { OperationSummaryPath: pathWithoutLink } }],
});
