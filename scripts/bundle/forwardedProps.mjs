const ownProps = ['as', 'ownerState', 'sx', 'theme'];

/** Props that a styled element forwards: as MUI's own components do. Emotion's attribute list weighs 2 KB. */
const isForwarded = (name) => !ownProps.includes(name);

export default isForwarded;
