/** Stands for the address that webpack gives a file that is imported. */
export default '/assets/file';
