/*
 * The public pages are drawn by the server and work without scripts: what there is today is links, and their styles stand in
 * their HTML. Scripts come here with the first part that needs one.
 */
// Makes the build emit the face that the styles name.
import "../web/theme/fonts.css";
