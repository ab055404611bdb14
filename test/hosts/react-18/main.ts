import '../react-19/main';
