const ownProps = ['as', 'ownerState', 'sx', 'theme'];

/** What a styled element hands on: all that MUI's own components do. Emotion's list of every attribute weighs 2 KB. */
const isForwarded = (name) => !ownProps.includes(name);

export default isForwarded;
